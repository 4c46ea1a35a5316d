import { logout } from '../../src/api/calls/auth';
import { checkAccounts } from './checks/accounts';
import { checkActivity } from './checks/activity';
import { checkCart } from './checks/cart';
import { checkCommerce } from './checks/commerce';
import { checkCsrf } from './checks/csrf';
import { checkHeldBodies } from './checks/held-bodies';
import { checkLive } from './checks/live';
import { checkNotifications } from './checks/notifications';
import { checkOddBodies } from './checks/odd-bodies';
import { checkOrigins } from './checks/origins';
import { checkRoleView } from './checks/own-rights';
import { checkParkedCarts } from './checks/parked-carts';
import { signInBuyer } from './checks/place-as-buyer';
import { checkPreferences } from './checks/preferences';
import { checkProducts } from './checks/products';
import { checkPurchases } from './checks/purchases';
import { checkRefusalOrder } from './checks/refusal-order';
import { checkRoles } from './checks/roles';
import { checkSignIn, checkSignOut } from './checks/session';
import { checkSignInWays } from './checks/sign-in-ways';
import { checkSignedOut } from './checks/signed-out';
import { checkStrangers } from './checks/strangers';
import { checkUsers } from './checks/users';
import { checkViewAs } from './checks/view-as';
import { checkCartWrites } from './checks/write-cart';
import { checkWrites } from './checks/writes';
import { type ConformanceReport, summarise } from './report';
import { Suite, type SuiteOptions } from './suite';

/**
 * Asks a server the calls of specification §7, contract §1 to §3 and wire §2 to §7, and returns what is not
 * as they say. Without an account only the calls that need no session are asked.
 * @throws UnreachableError when there is no server
 */
export async function runConformance(options: SuiteOptions): Promise<ConformanceReport> {
  const suite = new Suite(options);
  await checkSignedOut(suite);
  const isSignedIn = await checkSignIn(suite);
  const { signedIn } = suite;
  if (isSignedIn && signedIn) {
    // Immediately: the code of a second factor is only valid now.
    const buyer = await signInBuyer(suite);
    try {
      await checkUsers(suite, signedIn);
      await checkAccounts(suite, signedIn);
      const known = await checkRoles(suite);
      await checkViewAs(suite, signedIn);
      await checkRoleView(suite, signedIn);
      await checkNotifications(suite);
      await checkSignInWays(suite);
      await checkPreferences(suite);
      await checkActivity(suite, signedIn.email);
      await checkCommerce(suite);
      const offer = await checkProducts(suite);
      await checkCart(suite);
      await checkRefusalOrder(suite, signedIn);
      await checkLive(suite);
      await checkOrigins(suite);
      await checkStrangers(suite);
      await checkCsrf(suite, signedIn);
      await checkOddBodies(suite, signedIn);
      await checkHeldBodies(suite);
      if (options.isWriting) {
        await checkWrites(suite, signedIn, known);
        await checkCartWrites(suite, offer);
        await checkParkedCarts(suite, offer);
      }
      if (options.isBuying) {
        await checkPurchases(suite, signedIn, offer, buyer);
      }
    } catch (error) {
      await suite.own.call(logout);
      throw error;
    } finally {
      await buyer?.call(logout);
    }
    await checkSignOut(suite);
  }
  const { account, baseUrl, isWriting } = options;
  const hasAccount = account !== null;
  return summarise({ baseUrl, hasAccount, isSignedIn, isWriting }, suite.results);
}

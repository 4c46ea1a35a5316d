import type { CategoryRecord } from '../db/catalogue';

/** Categories of the catalogue: name, then `Permission.Name: description`. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  Users: [
    'User.Read: See users and their profiles',
    'User.Invite: Invite new users by e-mail',
    'User.Edit: Change the profiles of other users',
    'User.Delete: Delete users',
    'User.Deactivate: Switch users off and on',
    'User.ResetTwoFactor: Reset the two-factor sign-in of users',
    'User.Impersonate: Act as another user for a limited time',
    'User.Export: Export the list of users',
  ],
  'Roles and permissions': [
    'Permissions.Read: See roles, their permissions and their users',
    'Permissions.Create: Create roles',
    'Permissions.Edit: Change the permissions of roles',
    'Permissions.Delete: Delete roles',
    'Permissions.Assign: Give roles to users and take them away',
  ],
  Customers: [
    'Customer.Read: See customers',
    'Customer.Create: Create customers',
    'Customer.Edit: Change the data of customers',
    'Customer.Export: Export the list of customers',
  ],
  Subscriptions: [
    'Subscription.Read: See subscriptions',
    'Subscription.Upgrade: Move subscriptions to another plan',
    'Subscription.Suspend: Suspend and resume subscriptions',
    'Subscription.Cancel: Cancel subscriptions',
    'Subscription.Renew: Renew subscriptions',
    'Subscription.Seats: Change the number of seats',
  ],
  Orders: [
    'Order.Read: See orders',
    'Order.Create: Place orders',
    'Order.Approve: Approve orders of others',
    'Order.Cancel: Cancel orders that have not been carried out',
    'Order.Retry: Send failed orders to the vendor again',
    'Order.Export: Export the list of orders',
  ],
  Marketplace: [
    'Marketplace.Read: See the marketplace',
    'Marketplace.ReadWrite: Buy in the marketplace',
    'Marketplace.Prices: Change prices and margins',
  ],
  Billing: [
    'Billing.Read: See invoices and statements',
    'Billing.Issue: Issue invoices',
    'Billing.Correct: Correct invoices',
    'Billing.Pay: Record payments',
    'Billing.Dun: Send reminders',
    'Billing.TaxRates: Change tax rates',
    'Billing.Export: Export invoices for accounting',
  ],
  Reports: ['Report.Revenue: See revenue and margins'],
  Settings: ['Settings.AuditLog: See the audit log'],
};

const MANY_PER_CATEGORY = 200;

function manyCategories(count: number): CategoryRecord[] {
  const categories = Math.ceil(count / MANY_PER_CATEGORY);
  return Array.from({ length: categories }, (_, category) => ({
    name: `Module ${category + 1}`,
    permissions: Array.from(
      { length: Math.min(MANY_PER_CATEGORY, count - category * MANY_PER_CATEGORY) },
      (_, index) => ({
        name: `Module${category + 1}.Action${index + 1}`,
        description: `Do action ${index + 1} in module ${category + 1}`,
      }),
    ),
  }));
}

/** The permission catalogue; `count` adds generated permissions. */
export function seedCatalogue(count = 0): readonly CategoryRecord[] {
  const real = Object.entries(CATEGORIES).map(([name, lines]) => ({
    name,
    permissions: lines.map((line) => {
      const [permission = '', description = ''] = line.split(': ');
      return { name: permission, description };
    }),
  }));
  const realCount = real.reduce((sum, category) => sum + category.permissions.length, 0);
  return count > realCount ? [...real, ...manyCategories(count - realCount)] : real;
}

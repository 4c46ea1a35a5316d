import type { CategoryRecord } from '../db/catalogue';

/** Categories of the catalogue: name, then `Permission.Name: what it allows`. 80 in all. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  Users: [
    'User.Read: See users and their profiles',
    'User.Invite: Invite new users by e-mail',
    'User.Edit: Change the profiles of other users',
    'User.Delete: Delete users',
    'User.Deactivate: Switch users off and on',
    'User.ResetTwoFactor: Take the second factor away from a user',
    'User.Impersonate: Act as another user for a limited time',
    'User.Export: Export the list of users',
  ],
  'Roles and permissions': [
    'Permissions.Read: See roles, their permissions and their users',
    'Permissions.Create: Create roles',
    'Permissions.Edit: Change the permissions of roles',
    'Permissions.Delete: Delete roles',
    'Permissions.Assign: Give roles to users and take them away',
    'Permissions.Audit: See who changed which role',
  ],
  Customers: [
    'Customer.Read: See customers',
    'Customer.Create: Create customers',
    'Customer.Edit: Change the data of customers',
    'Customer.Delete: Delete customers',
    'Customer.Notes: Write notes about customers',
    'Customer.Contracts: See the contracts of customers',
    'Customer.CreditLimit: Change the credit limit of customers',
    'Customer.Export: Export the list of customers',
  ],
  Subscriptions: [
    'Subscription.Read: See subscriptions',
    'Subscription.Create: Create subscriptions',
    'Subscription.Upgrade: Move subscriptions to a bigger plan',
    'Subscription.Downgrade: Move subscriptions to a smaller plan',
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
    'Order.Refund: Refund orders',
    'Order.Retry: Send failed orders to the vendor again',
    'Order.Export: Export the list of orders',
  ],
  Marketplace: [
    'Marketplace.Read: See the marketplace',
    'Marketplace.ReadWrite: Buy in the marketplace',
    'Marketplace.Publish: Publish products',
    'Marketplace.Prices: Change prices and margins',
    'Marketplace.Categories: Arrange the categories of products',
    'Marketplace.Promotions: Start and end promotions',
  ],
  Cart: [
    'Cart.Read: See carts of customers',
    'Cart.Edit: Change carts of customers',
    'Cart.Discount: Give discounts in a cart',
    'Cart.Quote: Turn a cart into a quote',
    'Cart.Checkout: Check out for a customer',
  ],
  Billing: [
    'Billing.Read: See invoices and statements',
    'Billing.Issue: Issue invoices',
    'Billing.Correct: Correct invoices',
    'Billing.Pay: Record payments',
    'Billing.Dun: Send reminders',
    'Billing.TaxRates: Change tax rates',
    'Billing.PaymentMethods: Change payment methods',
    'Billing.Export: Export invoices for accounting',
  ],
  Vendors: [
    'Vendor.Read: See vendors',
    'Vendor.Connect: Connect vendors',
    'Vendor.Credentials: See credentials of vendor tenants',
    'Vendor.Sync: Synchronise price lists',
    'Vendor.Map: Map products of vendors to ours',
    'Vendor.Disconnect: Disconnect vendors',
  ],
  Support: [
    'Ticket.Read: See tickets',
    'Ticket.Create: Open tickets for customers',
    'Ticket.Answer: Answer tickets',
    'Ticket.Assign: Assign tickets to colleagues',
    'Ticket.Escalate: Hand tickets to a vendor',
    'Ticket.Close: Close tickets',
  ],
  Reports: [
    'Report.Read: See reports',
    'Report.Create: Create reports',
    'Report.Schedule: Have reports sent regularly',
    'Report.Share: Share reports with customers',
    'Report.Revenue: See revenue and margins',
    'Report.Export: Export reports',
  ],
  Settings: [
    'Settings.Read: See the settings of the portal',
    'Settings.Branding: Change logo and colours',
    'Settings.Mail: Change mail templates and sender',
    'Settings.Security: Change rules for passwords and sign-in',
    'Settings.Webhooks: Change webhooks',
    'Settings.AuditLog: See the audit log',
  ],
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

/** The permission catalogue; a `count` fills it up with generated permissions. */
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

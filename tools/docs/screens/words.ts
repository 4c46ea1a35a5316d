/** What only a person can say of a screen; everything else on its page is read from the sources. */
export interface ScreenWords {
  /** The published component. */
  readonly screen: string;
  /** Other published screens that its page speaks of. */
  readonly alike?: readonly string[];
  readonly title: string;
  readonly purpose: string;
  /** Who works with it. */
  readonly who: string;
  /** Its places in the workbench, below `Screens/` and `Pages/`. */
  readonly stories: readonly string[];
  /** Calls that the session makes for it, not its own hook. */
  readonly sessionCalls?: readonly string[];
  /** What is special about reaching it by keyboard or hearing it. */
  readonly access?: string;
}

const ADMINS = 'Administrators of a provider, a reseller or a customer.';
const SELLERS = 'Providers and resellers: users with customers.';
const BUYERS = 'Users who buy, for their own company or for a customer.';
const BOOKS = 'Whoever pays, books or checks the bills.';
const ENTERING = 'Everybody, before they are signed in.';
const EVERYBODY = 'Everybody who is signed in.';

/** The screens that have a page in `docs/screens`, in the order of its index. */
export const SCREEN_WORDS: readonly ScreenWords[] = [
  {
    screen: 'LoginScreen',
    alike: ['EntryLoginScreen', 'SignInScreen'],
    title: 'Sign-in',
    purpose:
      'E-mail and password, with your panel beside the form. `EntryLoginScreen` is the same with Google and Microsoft and with what has to be said on arrival; `SignInScreen` goes on to the code, the profile and who is signed in.',
    who: ENTERING,
    stories: ['Auth/Login', 'Auth/Sign in', 'Auth/Passkey'],
    sessionCalls: ['login', 'validateToken'],
    access:
      'Fields carry `autocomplete`, so that password managers fill them; pasting is never refused, and Caps Lock is said.',
  },
  {
    screen: 'TwoFactorScreen',
    title: 'Second factor',
    purpose: 'Asks for the one-time code of an authenticator app after the password.',
    who: 'Whoever has a second factor on their account.',
    stories: ['Auth/Two factor'],
    sessionCalls: ['login'],
    access: 'One field, not six: a code is pasted or filled by the device, and read as one value.',
  },
  {
    screen: 'RecoveryCodeScreen',
    title: 'Recovery code',
    purpose: 'Lets somebody in by one of their recovery codes when the app is out of reach.',
    who: 'Whoever has a second factor and kept their codes.',
    stories: ['Auth/Recovery code'],
    sessionCalls: ['login'],
  },
  {
    screen: 'ProfileCompletionScreen',
    title: 'Profile of a first sign-in',
    purpose: 'Asks a new user for their name and phone before they see anything else.',
    who: 'Whoever signs in for the first time.',
    stories: ['Auth/Profile'],
  },
  {
    screen: 'ForgotPasswordScreen',
    title: 'Forgotten password',
    purpose:
      'Sends a link with which a new password is chosen, and says when it can be sent again.',
    who: ENTERING,
    stories: ['Auth/Forgot password'],
  },
  {
    screen: 'ResetPasswordScreen',
    title: 'New password',
    purpose: 'Where the link of the mail leads: the new password, with its rules as it is typed.',
    who: ENTERING,
    stories: ['Auth/Reset password'],
  },
  {
    screen: 'ExternalLoginScreen',
    title: 'Return from Google or Microsoft',
    purpose: 'Ends a sign-in with another provider, or says why it could not end.',
    who: ENTERING,
    stories: ['Auth/External login'],
  },
  {
    screen: 'AppShell',
    title: 'The frame',
    purpose:
      'Header, side navigation and footer around pages of ours or of yours; bell, banners and footer come by slots.',
    who: EVERYBODY,
    stories: ['Shell/App shell', 'Shell/Around your own page', 'Shell'],
    access: 'A link leads past the navigation, and header, navigation and content are landmarks.',
  },
  {
    screen: 'DashboardScreen',
    title: 'First page',
    purpose:
      'What is to be done today, the spend of the last months, and the way to everything else.',
    who: EVERYBODY,
    stories: ['Dashboard'],
    access: 'Each chart is a picture with a name, and its figures are text beside it.',
  },
  {
    screen: 'NotificationCenter',
    title: 'Bell and notifications',
    purpose:
      'The bell with its count, kept live over one connection for all tabs, and the drawer with what happened, credentials of new tenants included.',
    who: EVERYBODY,
    stories: [
      'Notifications/Bell',
      'Notifications/Drawer',
      'Notifications/Tenant credentials',
      'Notifications/Embedded',
    ],
    access: 'A new notification is announced politely; focus stays where it is.',
  },
  {
    screen: 'CommandPalette',
    title: 'Command palette',
    purpose: 'Goes to every page, finds every record and starts every action by a few letters.',
    who: 'Whoever works in the console all day.',
    stories: ['Palette/Command palette', 'Palette'],
    access: 'Opened by Ctrl K or ⌘ K; single-letter shortcuts can be turned off.',
  },
  {
    screen: 'UsersScreen',
    title: 'Users',
    purpose: 'The list of users with search, invitation, impersonation and deletion.',
    who: ADMINS,
    stories: [
      'Users/List',
      'Users/Invite',
      'Users/Invite several',
      'Users/Delete',
      'Users/Invitation',
    ],
  },
  {
    screen: 'ProfileScreen',
    title: 'Profile and account settings',
    purpose:
      "A user's details, password and second factor, with signed-in devices, passkeys and recovery codes where they are turned on.",
    who: 'Everybody for themselves; administrators for others.',
    stories: [
      'Users/Profile',
      'Users/Profile second factor',
      'Users/Profile sign-in',
      'Users/Devices',
      'Users/Passkeys',
      'Users/Recovery codes',
      'Users/Language and region',
    ],
    access: 'The QR code of the second factor has its secret beside it as text.',
  },
  {
    screen: 'RolesScreen',
    title: 'Roles',
    purpose:
      'Who may do what: the roles as cards or as a list, made, copied, changed, compared and deleted in dialogs.',
    who: ADMINS,
    stories: [
      'Roles/List',
      'Roles/Role card',
      'Roles/Create role',
      'Roles/Edit role',
      'Roles/Compare roles',
      'Roles/Delete role',
      'Roles/Dialogs',
    ],
  },
  {
    screen: 'RoleDetailScreen',
    title: 'One role',
    purpose: 'What a role allows and who holds it, with adding and revoking people.',
    who: ADMINS,
    stories: ['Roles/Detail', 'Roles/Add users', 'Roles/Revoke', 'Roles/View as'],
  },
  {
    screen: 'ActivityScreen',
    title: 'Activity',
    purpose: 'Who changed what and when, to be searched, filtered and followed to its record.',
    who: 'Administrators and auditors.',
    stories: ['Activity/List', 'Activity/Feed'],
  },
  {
    screen: 'CustomersScreen',
    title: 'Customers',
    purpose: 'The companies that buy from you, with their state, balance and monthly value.',
    who: SELLERS,
    stories: ['Customers/List'],
  },
  {
    screen: 'CustomerScreen',
    title: 'One customer',
    purpose:
      'All that belongs to a customer: details, tenants, subscriptions, orders, statements and people.',
    who: SELLERS,
    stories: ['Customers/Customer', 'Customers/Edit', 'Customers/Tenants'],
  },
  {
    screen: 'NewCustomerScreen',
    title: 'New customer',
    purpose: 'Makes a customer in four steps, and says what is missing where it is missing.',
    who: SELLERS,
    stories: ['Customers/New'],
  },
  {
    screen: 'SubscriptionsScreen',
    title: 'Subscriptions',
    purpose:
      'Everything that runs, in views that can be saved, with the seats of many changed at once.',
    who: BUYERS,
    stories: ['Subscriptions/List', 'Subscriptions/Bulk seats'],
  },
  {
    screen: 'SubscriptionScreen',
    title: 'One subscription',
    purpose:
      'Seats, plan, renewal and end of a subscription; each change shows its arithmetic before it is made.',
    who: BUYERS,
    stories: ['Subscriptions/Subscription', 'Subscriptions/Changes'],
  },
  {
    screen: 'RenewalsScreen',
    title: 'Renewals',
    purpose: 'What renews or ends in the months to come, month by month.',
    who: BUYERS,
    stories: ['Subscriptions/Renewals'],
  },
  {
    screen: 'ProductsScreen',
    title: 'Marketplace',
    purpose:
      'The products that can be bought, with facets, plans and prices, compared side by side.',
    who: BUYERS,
    stories: ['Products/Marketplace', 'Products/Compare'],
  },
  {
    screen: 'ProductScreen',
    title: 'One product',
    purpose: 'What a product is, its plans and prices, and the way into the cart.',
    who: BUYERS,
    stories: ['Products/Product'],
  },
  {
    screen: 'PriceListsScreen',
    title: 'Price lists',
    purpose: 'The price lists that a seller has, and how many customers buy by each.',
    who: SELLERS,
    stories: ['Products/PriceLists'],
  },
  {
    screen: 'PriceListScreen',
    title: 'One price list',
    purpose: 'Cost, price and margin of each plan, with prices of your own.',
    who: SELLERS,
    stories: ['Products/PriceList'],
  },
  {
    screen: 'CartScreen',
    title: 'Cart',
    purpose: 'What is about to be bought, line by line, with its total in each currency.',
    who: BUYERS,
    stories: ['Cart/Review', 'Cart/Steps'],
  },
  {
    screen: 'SelectClientScreen',
    title: 'Cart: customers',
    purpose: 'The customers that each line of the cart is bought for, with their tenants.',
    who: SELLERS,
    stories: ['Cart/Select Client'],
  },
  {
    screen: 'ValidateCartScreen',
    title: 'Cart: checks',
    purpose: 'What the vendors ask before they deliver, checked line by line.',
    who: BUYERS,
    stories: ['Cart/Validate'],
  },
  {
    screen: 'FinalReviewScreen',
    title: 'Cart: final review',
    purpose: 'The orders as they will be placed, and what became of each once they are.',
    who: BUYERS,
    stories: ['Cart/Final Review', 'Cart/Placed'],
  },
  {
    screen: 'OrdersScreen',
    title: 'Orders',
    purpose: 'What was ordered and how far it is, with those that wait for an approval first.',
    who: BUYERS,
    stories: ['Orders/List'],
  },
  {
    screen: 'OrderScreen',
    title: 'One order',
    purpose: 'The lines of an order, its approval, and another try for what failed.',
    who: BUYERS,
    stories: ['Orders/Order'],
  },
  {
    screen: 'StatementsScreen',
    title: 'Statements',
    purpose: 'The bills month by month, open and paid, and as CSV.',
    who: BOOKS,
    stories: ['Billing/Statements'],
  },
  {
    screen: 'StatementScreen',
    title: 'One statement',
    purpose: 'A bill with its arithmetic line by line and its payments; it prints on paper.',
    who: BOOKS,
    stories: ['Billing/Statement'],
  },
  {
    screen: 'CompareStatementsScreen',
    title: 'Two statements compared',
    purpose: 'Why this month costs more than the last: what came, went and changed.',
    who: BOOKS,
    stories: ['Billing/Compare'],
    access: 'The waterfall is a picture of the table below it, which says the same in words.',
  },
  {
    screen: 'ReconcileScreen',
    title: 'Reconciliation',
    purpose: 'What was billed beside what was bought, and where the two differ.',
    who: SELLERS,
    stories: ['Billing/Reconcile'],
  },
  {
    screen: 'ModulesScreen',
    title: 'Modules',
    purpose: 'The pages of your own that stand in the console.',
    who: EVERYBODY,
    stories: ['Modules/List', 'Modules'],
  },
  {
    screen: 'ImpersonationStartScreen',
    title: 'Start of an impersonation',
    purpose: 'What the new tab shows until it acts as the other user, or why it cannot.',
    who: 'Administrators who help others.',
    stories: [
      'Impersonation/Start screen',
      'Impersonation/Start dialog',
      'Impersonation/Session',
      'Impersonation/Start',
    ],
    access:
      'The banner that says on whose behalf one acts is on every page, and is no colour alone.',
  },
  {
    screen: 'ErrorScreen',
    alike: [
      'ConfigErrorScreen',
      'ForbiddenScreen',
      'NotFoundScreen',
      'PageErrorScreen',
      'SystemErrorScreen',
    ],
    title: 'Error pages',
    purpose:
      'Not found, not allowed, broken, wrongly set up: one frame that says what happened and where to go. `ErrorScreen` is that frame for a text of your own.',
    who: 'Everybody, seldom.',
    stories: ['Errors/Pages'],
  },
];

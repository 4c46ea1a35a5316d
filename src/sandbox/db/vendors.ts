/** A vendor of the seed with its products; all but Microsoft are fictitious (commerce §8). */
export interface VendorSeed {
  readonly id: string;
  readonly name: string;
  /** Category of its products. */
  readonly category: string;
  /** Monthly list price of its smallest licence, in minor units of EUR. */
  readonly base: number;
  /** Licences, each upgradable to the next. */
  readonly licences: readonly string[];
  /** Add-ons, which need one of the licences. */
  readonly addons: readonly string[];
  /** A usage product, with the price of one unit. */
  readonly usage?: readonly [name: string, unitPrice: string];
  /** Software that is bought once. */
  readonly software?: string;
  /** A service that is bought once. */
  readonly service?: string;
}

export const MICROSOFT = 'v-microsoft';

export const VENDORS: readonly VendorSeed[] = [
  {
    id: 'v-norrvik',
    name: 'Norrvik Office',
    category: 'Productivity',
    base: 540,
    licences: ['Office Start', 'Office Team', 'Office Business', 'Office Complete', 'Office Max'],
    addons: ['Office Archive', 'Office Voice Notes'],
    usage: ['Office Translate', '0.0125'],
    software: 'Office Desktop 2026',
    service: 'Office Migration Day',
  },
  {
    id: 'v-halden',
    name: 'Halden Shield',
    category: 'Security',
    base: 290,
    licences: ['Shield Mail', 'Shield Endpoint', 'Shield Server', 'Shield Cloud', 'Shield Total'],
    addons: ['Shield Awareness', 'Shield Sandbox'],
    usage: ['Shield Scan', '0.0040'],
    software: 'Shield Appliance',
    service: 'Shield Readiness Check',
  },
  {
    id: 'v-corvid',
    name: 'Corvid Backup',
    category: 'Backup',
    base: 210,
    licences: [
      'Backup Mail',
      'Backup Files',
      'Backup Sites',
      'Backup Systems',
      'Backup Everything',
    ],
    addons: ['Backup Long Retention', 'Backup Second Region'],
    usage: ['Backup Storage', '0.0230'],
    software: 'Backup Gateway',
    service: 'Restore Rehearsal',
  },
  {
    id: 'v-tessera',
    name: 'Tessera Identity',
    category: 'Identity',
    base: 180,
    licences: [
      'Identity Core',
      'Identity Plus',
      'Identity Risk',
      'Identity Guests',
      'Identity One',
    ],
    addons: ['Identity Keys', 'Identity Audit'],
    usage: ['Identity Texts', '0.0650'],
    software: 'Identity Directory Server',
    service: 'Identity Review',
  },
  {
    id: 'v-ombra',
    name: 'Ombra Cloud',
    category: 'Infrastructure',
    base: 1_900,
    licences: ['Cloud Nano', 'Cloud Small', 'Cloud Medium', 'Cloud Large', 'Cloud Memory'],
    addons: ['Cloud Snapshots'],
    usage: ['Cloud Compute', '0.0310'],
    software: 'Cloud Bridge',
    service: 'Cloud Landing Zone',
  },
  {
    id: 'v-quillon',
    name: 'Quillon Sign',
    category: 'Documents',
    base: 900,
    licences: ['Sign Solo', 'Sign Team', 'Sign Business', 'Sign Qualified', 'Sign Notary'],
    addons: ['Sign Templates'],
    usage: ['Sign Envelopes', '0.8900'],
    software: 'Sign Desktop',
  },
  {
    id: 'v-pelagic',
    name: 'Pelagic Storage',
    category: 'Storage',
    base: 350,
    licences: ['Storage 100', 'Storage 500', 'Storage 1000', 'Storage Team', 'Storage Vault'],
    addons: ['Storage Versions'],
    usage: ['Storage Traffic', '0.0870'],
    software: 'Storage Connector',
  },
  {
    id: 'v-fathom',
    name: 'Fathom Desk',
    category: 'Support',
    base: 1_450,
    licences: ['Desk Inbox', 'Desk Team', 'Desk Professional', 'Desk Field', 'Desk Enterprise'],
    addons: ['Desk Knowledge'],
    usage: ['Desk Answers', '0.4500'],
    software: 'Desk Phone Client',
    service: 'Desk Set-up',
  },
  {
    id: 'v-brightlane',
    name: 'Brightlane Learning',
    category: 'Learning',
    base: 420,
    licences: [
      'Learning Read',
      'Learning Watch',
      'Learning Practise',
      'Learning Teach',
      'Learning All',
    ],
    addons: ['Learning Certificates'],
    usage: ['Learning Exams', '4.5000'],
    software: 'Learning Studio',
  },
  {
    id: 'v-kestrel',
    name: 'Kestrel Network',
    category: 'Network',
    base: 780,
    licences: ['Network Edge', 'Network Branch', 'Network Campus', 'Network Roam', 'Network Core'],
    addons: ['Network Insight'],
    usage: ['Network Transit', '0.0190'],
    software: 'Network Controller',
    service: 'Network Survey',
  },
  {
    id: 'v-ardent',
    name: 'Ardent Voice',
    category: 'Telephony',
    base: 690,
    licences: ['Voice Line', 'Voice Team', 'Voice Queue', 'Voice Centre', 'Voice Global'],
    addons: ['Voice Recording'],
    usage: ['Voice Minutes', '0.0180'],
    software: 'Voice Softphone',
  },
  {
    id: 'v-mosaiq',
    name: 'Mosaiq CRM',
    category: 'Sales',
    base: 2_300,
    licences: ['CRM Contacts', 'CRM Sales', 'CRM Service', 'CRM Marketing', 'CRM Suite'],
    addons: ['CRM Forecast'],
    usage: ['CRM Enrichment', '0.1200'],
    software: 'CRM Offline',
    service: 'CRM Workshop',
  },
  {
    id: 'v-veridia',
    name: 'Veridia Compliance',
    category: 'Compliance',
    base: 1_150,
    licences: ['Policy Basic', 'Policy Audit', 'Policy Records', 'Policy Privacy', 'Policy Board'],
    addons: ['Policy Evidence'],
  },
  {
    id: MICROSOFT,
    name: 'Microsoft',
    category: 'Productivity',
    base: 560,
    licences: ['Workplace F1', 'Workplace F3', 'Workplace E1', 'Workplace E3', 'Workplace E5'],
    addons: ['Workplace Phone'],
  },
];

/** One page of the guides. Its text is `guides/SLUG.md`. */
interface PageRow {
  /** Folder of the page below `/docs/`; empty for the first page. */
  slug: string;
  /** Short name for the navigation. The page's title is the first heading of its text. */
  name: string;
  /** Description for search engines and lists, 50 to 160 characters long. */
  about: string;
}

interface Group {
  name: string;
  pages: readonly PageRow[];
}

/** All pages, in the order of the navigation. */
export const groups: readonly Group[] = [
  {
    name: 'Start',
    pages: [
      {
        slug: '',
        name: 'Overview',
        about:
          'Guides for people who put Octavo’s ordering widgets on a page: from the first line to the last error code.',
      },
      {
        slug: 'quick-start',
        name: 'Quick start',
        about:
          'Put a calculator or an order form on a page with one script and one element, and listen to its first price.',
      },
      {
        slug: 'choose-a-script',
        name: 'Choose a script',
        about:
          'Which of Octavo’s scripts fits your page, what each of them downloads, and the attributes that a script takes.',
      },
    ],
  },
  {
    name: 'Reference',
    pages: [
      {
        slug: 'elements',
        name: 'Elements and attributes',
        about:
          'Every element of Octavo with its attributes, values, events and the height that your page reserves for it.',
      },
      {
        slug: 'script-api',
        name: 'Script API',
        about:
          'Every member of window.octavo with its TypeScript type: mount, on, off, ready, consent, push and version.',
      },
      {
        slug: 'events',
        name: 'Events',
        about:
          'Every event of the widgets with the TypeScript type of its detail, and the widgets that fire it.',
      },
      {
        slug: 'look',
        name: 'Tokens and parts',
        about:
          'Every custom property and every part with which a page changes colours, fonts, corners and single elements.',
      },
      {
        slug: 'parameters',
        name: 'Parameters',
        about:
          'Every parameter of an address that travels with a visitor or fills in an order, and the links that take it along.',
      },
      {
        slug: 'errors',
        name: 'Error codes',
        about:
          'Every code of a message about a field or a failed call, and every refusal of the provider API with its status.',
      },
    ],
  },
  {
    name: 'Your page',
    pages: [
      {
        slug: 'content-security-policy',
        name: 'Content-Security-Policy',
        about:
          'Build the Content-Security-Policy that lets Octavo run on your page and nothing else: choose hosts and options.',
      },
      {
        slug: 'consent',
        name: 'Consent and storage',
        about:
          'Ask for consent with Google Consent Mode or TCF, and see what Octavo stores in a browser, where and for how long.',
      },
      {
        slug: 'tag-manager',
        name: 'Tag Manager and Analytics',
        about:
          'Load Octavo through Google Tag Manager and send Google Analytics 4 a purchase for each order that was created.',
      },
      {
        slug: 'wordpress',
        name: 'WordPress',
        about:
          'Put a widget into WordPress, and keep optimisers (WP Rocket, Autoptimize, LiteSpeed and others) from breaking it.',
      },
      {
        slug: 'single-page-apps',
        name: 'Single-page apps',
        about:
          'Use the widgets in pages that change without loading: routes, removal, consent and the npm package’s loader.',
      },
      {
        slug: 'npm-package',
        name: 'npm package',
        about:
          'Types, React components, a loader, prices in server-rendered HTML and prices for your own form from npm.',
      },
      {
        slug: 'server-html',
        name: 'Prices in your HTML',
        about:
          'Put prices into the HTML of your page, so that they stand in the first paint and work without scripts.',
      },
      {
        slug: 'own-server',
        name: 'Your own server',
        about:
          'Run the widgets against another server than Octavo’s, and compare that server with the interface call by call.',
      },
    ],
  },
  {
    name: 'Provider API',
    pages: [
      {
        slug: 'api',
        name: 'All calls',
        about:
          'Every call of the provider API with its login and origin, how requests carry site and session, and what answers hold.',
      },
      {
        slug: 'api-site',
        name: 'Site and prices',
        about:
          'Calls that return settings, dictionaries, prices, rule pages and country of a site, and the call for statistics.',
      },
      {
        slug: 'api-orders',
        name: 'Orders and files',
        about:
          'Calls that price, check, create and change orders, and those for payments, messages, files and ratings.',
      },
      {
        slug: 'api-account',
        name: 'Account',
        about:
          'Calls for registration, login, sessions, passwords and the data of a customer, each with body and answer.',
      },
      {
        slug: 'api-writers',
        name: 'Writers',
        about: 'Calls that list, look up and bookmark the writers whom a customer has worked with.',
      },
    ],
  },
  {
    name: 'Quality',
    pages: [
      {
        slug: 'accessibility',
        name: 'Accessibility',
        about:
          'Accessibility statement of the widgets by the criteria of WCAG 2.2 A and AA, each with the test that shows it.',
      },
      {
        slug: 'browsers',
        name: 'Browsers',
        about:
          'The oldest browsers in which Octavo runs, what older ones show instead, and how each engine is tested.',
      },
      {
        slug: 'measurements',
        name: 'Measurements',
        about:
          'Figures behind each claim: bytes, times to the first price, memory and load, beside peers that do the same.',
      },
      {
        slug: 'versions',
        name: 'Versions and upgrade',
        about:
          'Evergreen scripts, releases with integrity hashes, what a version may change, and how to upgrade a page.',
      },
      {
        slug: 'changelog',
        name: 'Changelog',
        about:
          'All changes of Octavo that a page can notice, the newest version first, with what became obsolete when.',
      },
      {
        slug: 'compare',
        name: 'Comparison',
        about:
          'Octavo beside Stripe Elements, Cal.com, Typeform, SurveyJS, Formbricks and DocSearch, each cell with its source.',
      },
    ],
  },
];

export interface Page extends PageRow {
  group: string;
  address: string;
}

export const pages: readonly Page[] = groups.flatMap(({ name, pages }) =>
  pages.map((page) => ({ ...page, group: name, address: page.slug ? `/docs/${page.slug}/` : '/docs/' })),
);

/** Returns the path of a page's text in the repository. */
export const guideOf = ({ slug }: Pick<Page, 'slug'>): string => `src/docs/guides/${slug || 'overview'}.md`;

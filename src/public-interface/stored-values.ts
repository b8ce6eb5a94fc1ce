interface StoredValueRow {
  /**
   * Name of the value. `…` stands for the host of the site, for the form's number on a page with several forms, or for a
   * customer's id.
   */
  name: string;
  where:
    | 'local storage'
    | 'session storage'
    | 'local and session storage'
    | 'database'
    | 'cookie of the cabinet';
  holds: string;
  until: string;
  /** True if the value is stored only after consent, on pages that ask for consent. */
  needsConsent?: true;
}

/** Everything that Octavo stores in a browser. */
export const storedValues: readonly StoredValueRow[] = [
  {
    name: 'octavo:consent',
    where: 'local storage',
    holds: "the visitor's answer, `granted` or `denied`; only where the page asks",
    until: 'deleted with the data of the page',
  },
  {
    name: 'octavo:visit',
    where: 'local storage',
    holds: 'partner, campaign and first visit; the random id of the visitor',
    until: '180 days without a page view, or the withdrawal of consent',
    needsConsent: true,
  },
  {
    name: 'octavo:dateLastAction',
    where: 'local storage',
    holds: 'the moment of the last page view',
    until: '180 days without a page view, or the withdrawal of consent',
    needsConsent: true,
  },
  {
    name: 'octavo:split',
    where: 'local and session storage',
    holds:
      'a random number that gives the visitor one of several templates; only where an element names several. Without consent it is in the tab alone',
    until: 'deleted with the data of the page, or with the tab',
  },
  {
    name: 'octavo:draft:…',
    where: 'local and session storage',
    holds:
      'what the visitor has typed into the order form, without passwords and files, and the idempotency key of an order on its way; unsent texts of the cabinet, on its host and in the tab alone',
    until:
      '24 hours after the last change, or the logout; it is emptied when the order is placed or the text is sent',
  },
  {
    name: 'octavo',
    where: 'database',
    holds: 'the files chosen in the order form',
    until: 'the order is being paid, or the logout; after 24 hours at the next visit of the form',
  },
  {
    name: 'octavo:order:…',
    where: 'local storage',
    holds: 'code and payment method of an order that waits for its payment',
    until: '24 hours, or the payment',
  },
  {
    name: 'octavo:token',
    where: 'local storage',
    holds: 'the session of a visitor who has logged in. On a landing page it can order and nothing else',
    until: '24 hours, the logout, or a change of the password',
  },
  {
    name: 'octavo:tokenAt',
    where: 'local storage',
    holds: 'the moment at which the session came, because clocks differ',
    until: 'the next login',
  },
  {
    name: 'octavo:device',
    where: 'local storage',
    holds:
      'claims of the last session without their signature. They log nobody in and spare a known device the code by letter',
    until: 'the next login',
  },
  {
    name: 'octavo:logoutAt',
    where: 'local storage',
    holds: 'the moment of the last logout, at which drafts of all tabs end',
    until: 'deleted with the data of the page',
  },
  {
    name: 'octavo:isShortRegistration',
    where: 'local storage',
    holds: 'whether the account still lacks name and phone',
    until: 'the next registration or logout',
  },
  {
    name: 'octavo:asked:…',
    where: 'local storage',
    holds:
      "whether the customer was asked for the name and phone that the account lacks; on the cabinet's host",
    until: 'deleted with the data of the page',
  },
  {
    name: 'octavo:countryCode',
    where: 'local storage',
    holds: "the visitor's country as the server has told it",
    until: 'deleted with the data of the page',
  },
  {
    name: 'octavo:dialCode',
    where: 'local storage',
    holds: 'the dial code of that country, for the phone field',
    until: 'deleted with the data of the page',
  },
  {
    name: '__Host-octavo-session',
    where: 'cookie of the cabinet',
    holds: 'the session of the cabinet. No script can read it, and no page of another site can send it',
    until: '30 days without use, 90 days after the login, or the logout',
  },
  {
    name: 'octavo:chosenLocale',
    where: 'session storage',
    holds: 'the language that a visitor of the cabinet has chosen before the login',
    until: 'the profile has it, or the end of the tab',
  },
  {
    name: 'octavo-locale',
    where: 'cookie of the cabinet',
    holds: 'the language that the customer has chosen for its pages',
    until: 'a year after the last choice',
  },
];

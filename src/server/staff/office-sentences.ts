import { Refusal } from '../errors.ts';

/** Sentences of the office, which is in English. */
export const officeSentences = {
  codeWrong:
    'This is not the code that your authenticator app shows now. Type the one that it shows, or a recovery code',
  passwordShort: 'Choose a password of at least 12 characters',
  amountDiffers: 'The order costs another amount. Please look at it again',
  amountTooLarge: 'Type an amount above 0 that is at most what is left of the payment',
  refundWaiting: 'An earlier refund of this order is not made yet. Finish it first, by the button for it',
  deadlineEarlier: 'Choose a time after now and after the present deadline',
  amountMissing: 'Type an amount such as 12.50',
  nothingLeft: 'So little would be left of the payment that the order would end. Refund it instead',
  bonusWithdrawn:
    'The customer’s Bonus Storage no longer holds the bonus that this order uses. Ask the customer to use less on the payment page, and change the order then',
  deadlinePassed: 'Counted from the payment, this deadline has passed. Choose a longer one',
  priceJump: 'Prices change by more than 30 %, or end. Confirm that this is right',
  codeFree: 'With this code papers may cost nothing. Confirm that this is right',
  codeForm: 'Use at most 40 characters: letters A to Z, digits, "-" and "_"',
  slugForm: 'Use small letters, digits, and - between them, as in terms-of-use',
  tagsTooMany:
    'This page has more than 10,000 tags. Remove those that it does not need, or make two pages of it',
  methodUsed: 'Orders name this payment method, so it stays. Switch it off instead',
  codeTaken: 'There is such a code already. Choose another one, or change that one',
  dayUnknown: 'This is not a day such as 2030-12-31',
  monthUnknown: 'This is not a month such as 2030-12',
  dayPast: 'Choose a day after today, or leave it empty to change the prices now',
  dayTooEarly: 'The last day is before the first one',
  percentTooLarge: 'A discount cannot exceed 100 percent',
  writerForm: 'A code is W and one to five digits',
  itemTaken: 'The list has this name already. Choose another one, or change that one',
  itemNeeded:
    'Forms begin with this choice, or it is the last of its list. Make another one the default first',
  currencyForm: 'A currency has a code of three capital letters, for example EUR',
  dollarsFixed: 'All prices are in US dollars, so their name and rate stay, and they are always offered',
  webhookAddress:
    'Use an address that begins with https:// and is open to the internet, without name and password',
  keyDay: 'Choose today or a later day such as 2030-12-31, or leave it empty',
  previewTooLong:
    'So much has changed that only a saved site can show it. Shorten the longest text, or save first',
  logoUnknown: 'This logo is not stored here. Choose its file again',
  logoForm: 'A logo is a PNG of at most 960 × 160 pixels and 400 KB. Choose another file, with fewer details',
  deadlinesDiffer:
    'Order forms offer deadlines of 30 days and longer for dissertations and their chapters alone, and those below a day for all other papers alone. Price version 2 of the site sets this, so a price outside it is kept and not shown.',
  priceUnknown: 'The site does not offer one of these places. Reload the page',
} as const;

export const officeRefusal = (field: string, sentence: keyof typeof officeSentences): Refusal =>
  new Refusal('invalid', { [field]: officeSentences[sentence] });

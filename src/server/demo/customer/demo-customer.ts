/** The demo customer, whose password is public. The account exists only on local demo sites (`add-demo-customer.ts`). */
export const demoCustomer = {
  email: 'demo@example.com',
  password: 'margins-and-footnotes',
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '+15550100842',
} as const;

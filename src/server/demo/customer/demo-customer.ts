/** The demo customer, whose password everyone knows. It exists only on a local demo site (`add-demo-customer.ts`). */
export const demoCustomer = {
  email: 'demo@example.com',
  password: 'margins-and-footnotes',
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '+15550100842',
} as const;

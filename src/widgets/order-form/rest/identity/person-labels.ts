export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  password: 'Password',
  repeatPassword: 'Repeat password',
} as const;

export type PersonField = keyof typeof personLabels;

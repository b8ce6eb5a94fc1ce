import type { MessageRows } from './message.ts';

export const cabinetFieldRows = {
  ratingMissing: 'Please choose from one to five stars',
  passwordIncorrect: 'Your current password is incorrect. Please check it',
} as const satisfies MessageRows;

// Pages and forms that few customers use. They share a file, so that the second of them needs no request.

export { Bonus } from './bonus.tsx';
export { CodeStep } from './devices.tsx';
export { EmailForm, MissingSheet } from './primary-info.tsx';
export { Profile } from './profile.tsx';
export { Writers } from './writers.tsx';

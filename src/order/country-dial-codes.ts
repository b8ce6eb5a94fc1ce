/** Plus and the dial code of an ISO 3166 alpha-2 country; `+1` where it is unknown (AUT-04). */
export const defaultPhone = (countryCode: string | null): string => (countryCode ? '+1' : '+1');

/** Places that show the texts of a site. */
export const textPlaces = ['widgets', 'cabinet', 'letters', 'messages', 'lists'] as const;
export type TextPlace = (typeof textPlaces)[number];

import type { ReactNode } from 'react';

/** Creates the component of an icon from its SVG shapes. Style: icon.css. */
const icon = (shape: ReactNode) => () => (
  <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    {shape}
  </svg>
);

export const CloseIcon = /* @__PURE__ */ icon(<path d="m6 6 12 12M18 6 6 18" />);
export const EyeIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  <path d="M4 4l16 16M9.5 5.8A10 10 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6.3 7.5A17 17 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.5-1M10 10a3 3 0 0 0 4 4" />,
);
export const FileIcon = /* @__PURE__ */ icon(<path d="M14 2.5H6v19h12v-15ZM14 2.5v4h4" />);
export const UploadIcon = /* @__PURE__ */ icon(<path d="M12 16V4m-5 5 5-5 5 5M4 17v3h16v-3" />);
export const CardIcon = /* @__PURE__ */ icon(<path d="M2.5 5.5h19v13h-19ZM2.5 10h19M6 15h3" />);
export const WalletIcon = /* @__PURE__ */ icon(
  <path d="M18 7V4H5a2 2 0 0 0 0 4h15v12H5a2 2 0 0 1-2-2V6M16 13.5v.1" />,
);
export const EditIcon = /* @__PURE__ */ icon(<path d="m4 20 1-4L16 5l3 3L8 19ZM14 7l3 3" />);

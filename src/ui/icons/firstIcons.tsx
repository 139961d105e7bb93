import { drawn } from './drawn.tsx'

// Apart from the others, so that the sign-in page loads no more than it shows.
export const CheckIcon = /* @__PURE__ */ drawn(<path d="m3.5 8.5 3 3 6-7" />)
export const CloseIcon = /* @__PURE__ */ drawn(<path d="m4 4 8 8M12 4l-8 8" />)
export const ChevronDownIcon = /* @__PURE__ */ drawn(<path d="m4 6 4 4 4-4" />)
export const EyeIcon = /* @__PURE__ */ drawn(
  <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Zm6.5 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
)
export const EyeOffIcon = /* @__PURE__ */ drawn(
  <path d="M6.4 3.7A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.6 2.1M9.6 9.4A2 2 0 0 1 6.6 6.6M4 5C2.4 6.2 1.5 8 1.5 8S4 12.5 8 12.5a6 6 0 0 0 2.7-.6M2 2l12 12" />,
)
export const CopyIcon = /* @__PURE__ */ drawn(
  <path d="M6 5.5h6.5a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM3 10.5a.5.5 0 0 1-.5-.5V3a1 1 0 0 1 1-1h7a.5.5 0 0 1 .5.5" />,
)
export const InfoIcon = /* @__PURE__ */ drawn(<path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.5V11M8 5v.1" />)
export const WarningIcon = /* @__PURE__ */ drawn(<path d="M8 2.5 14 13H2L8 2.5ZM8 6.5v3M8 11.3v.1" />)
export const ErrorIcon = /* @__PURE__ */ drawn(<path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM6 6l4 4M10 6l-4 4" />)
export const SuccessIcon = /* @__PURE__ */ drawn(
  <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM5.5 8.2l1.8 1.8 3.2-3.7" />,
)
export const GlobeIcon = /* @__PURE__ */ drawn(
  <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c1.7 1.6 2.5 3.6 2.5 6s-.8 4.4-2.5 6C6.3 12.4 5.5 10.4 5.5 8S6.3 3.6 8 2Z" />,
)

import { drawn } from './drawn.tsx'

export const PlusIcon = /* @__PURE__ */ drawn(<path d="M8 3v10M3 8h10" />)
export const MinusIcon = /* @__PURE__ */ drawn(<path d="M3.5 8h9" />)
export const SearchIcon = /* @__PURE__ */ drawn(<path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14" />)
export const ChevronUpIcon = /* @__PURE__ */ drawn(<path d="m4 10 4-4 4 4" />)
export const ChevronLeftIcon = /* @__PURE__ */ drawn(<path d="M10 4 6 8l4 4" />)
export const ChevronRightIcon = /* @__PURE__ */ drawn(<path d="m6 4 4 4-4 4" />)
export const FirstPageIcon = /* @__PURE__ */ drawn(<path d="M11.5 4 7.5 8l4 4M4.5 4v8" />)
export const LastPageIcon = /* @__PURE__ */ drawn(<path d="m4.5 4 4 4-4 4M11.5 4v8" />)
export const ArrowUpIcon = /* @__PURE__ */ drawn(<path d="M8 13V3M4 7l4-4 4 4" />)
export const ArrowDownIcon = /* @__PURE__ */ drawn(<path d="M8 3v10M4 9l4 4 4-4" />)
export const ArrowRightIcon = /* @__PURE__ */ drawn(<path d="M3 8h10M9 4l4 4-4 4" />)
export const PencilIcon = /* @__PURE__ */ drawn(<path d="m10.5 3 2.5 2.5L5.5 13H3v-2.5L10.5 3Z" />)
export const TrashIcon = /* @__PURE__ */ drawn(
  <path d="M2.5 4.5h11M6 4.5V3h4v1.5M4 4.5l.6 8.5h6.8l.6-8.5M6.8 7v3.5M9.2 7v3.5" />,
)
export const DownloadIcon = /* @__PURE__ */ drawn(<path d="M8 2.5v7.5M5 7l3 3 3-3M2.5 13h11" />)
export const SendIcon = /* @__PURE__ */ drawn(<path d="M13.5 2.5 7 9M13.5 2.5 9.5 13.5 7 9 2.5 6.5l11-4Z" />)
export const KeyIcon = /* @__PURE__ */ drawn(
  <path d="M5.5 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm2.1-5.1L13 2.5M11 4.5l2 2" />,
)
export const UsbIcon = /* @__PURE__ */ drawn(
  <path d="M5 6.5h6V12a1.5 1.5 0 0 1-1.5 1.5h-3A1.5 1.5 0 0 1 5 12V6.5ZM6 6.5v-4h4v4M7.4 4.4v.1M8.6 4.4v.1" />,
)
export const PrinterIcon = /* @__PURE__ */ drawn(<path d="M4.5 6V2.5h7V6M4.5 11.5h-2v-5h11v5h-2M4.5 9.5h7v4h-7v-4Z" />)
export const SyncIcon = /* @__PURE__ */ drawn(
  <path d="M13 6.5A5.3 5.3 0 0 0 3.3 5.6M13 2.8v3.7H9.3M3 9.5a5.3 5.3 0 0 0 9.7.9M3 13.2V9.5h3.7" />,
)
export const ServerIcon = /* @__PURE__ */ drawn(
  <path d="M2.5 3h11v4h-11V3ZM2.5 9h11v4h-11V9ZM5 5h.01M5 11h.01M8 5h3M8 11h3" />,
)
export const CalendarIcon = /* @__PURE__ */ drawn(
  <path d="M2.5 6.5h11M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM5.5 2v3M10.5 2v3" />,
)
export const QuestionIcon = /* @__PURE__ */ drawn(
  <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM6.3 6.4A1.7 1.7 0 1 1 8.7 7.9c-.5.3-.7.6-.7 1.1M8 11.2v.1" />,
)
export const DraftIcon = /* @__PURE__ */ drawn(
  <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12Z" strokeDasharray="2.2 2.4" />,
)
export const ClockIcon = /* @__PURE__ */ drawn(<path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3l2 1.5" />)
export const MoreIcon = /* @__PURE__ */ drawn(<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" />)
export const FilterIcon = /* @__PURE__ */ drawn(<path d="M2.5 4h11M4.5 8h7M6.5 12h3" />)
export const ColumnsIcon = /* @__PURE__ */ drawn(
  <path d="M3 2.5h10a.5.5 0 0 1 .5.5v10a.5.5 0 0 1-.5.5H3a.5.5 0 0 1-.5-.5V3a.5.5 0 0 1 .5-.5ZM6.2 2.5v11M9.8 2.5v11" />,
)
export const SettingsIcon = /* @__PURE__ */ drawn(
  <path d="M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M10 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM6 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z" />,
)
export const SignOutIcon = /* @__PURE__ */ drawn(
  <path d="M6 2.5H3.5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1H6M10.5 11l3-3-3-3M13.5 8H6.5" />,
)
export const DocumentIcon = /* @__PURE__ */ drawn(
  <path d="M4 2h5.5L12.5 5v9H4a.5.5 0 0 1-.5-.5v-11A.5.5 0 0 1 4 2ZM9.5 2v3h3M6 8.5h4M6 11h4" />,
)
export const ShopIcon = /* @__PURE__ */ drawn(<path d="M3 7v6.5h10V7M2 6l1.5-3.5h9L14 6H2ZM6.5 13.5v-4h3v4" />)
export const InboxIcon = /* @__PURE__ */ drawn(
  <path d="m2 9 2-6h8l2 6v4H2V9ZM2 9h3.5c0 1.4 1.1 2 2.5 2s2.5-.6 2.5-2H14" />,
)
export const BellIcon = /* @__PURE__ */ drawn(
  <path d="M4 7a4 4 0 0 1 8 0c0 3 1.5 4 1.5 4h-11S4 10 4 7ZM6.7 13.5h2.6" />,
)
export const LockIcon = /* @__PURE__ */ drawn(
  <path d="M4 7h8a.5.5 0 0 1 .5.5v5.5a.5.5 0 0 1-.5.5H4a.5.5 0 0 1-.5-.5V7.5A.5.5 0 0 1 4 7ZM5.5 7V5a2.5 2.5 0 0 1 5 0v2" />,
)
export const KeyboardIcon = /* @__PURE__ */ drawn(
  <path d="M2 4h12v8H2V4ZM4.5 6.5v.1M7 6.5v.1M9.5 6.5v.1M12 6.5v.1M5 9.5h6" />,
)
export const SunIcon = /* @__PURE__ */ drawn(
  <path d="M8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 1.5v1.5M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1.1 1.1M11.5 11.5l1.1 1.1M3.4 12.6l1.1-1.1M11.5 4.5l1.1-1.1" />,
)
export const UsersIcon = /* @__PURE__ */ drawn(
  <path d="M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5a4.5 4.5 0 0 1 9 0M10.5 2.8a2.5 2.5 0 0 1 0 4.4M12 9.6a4.5 4.5 0 0 1 2.5 3.9" />,
)

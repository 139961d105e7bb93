import './Brand.css'

/** The product's mark and name. */
export function Brand() {
  return (
    <span className="brand">
      <svg aria-hidden="true" className="brand-mark" viewBox="0 0 24 24">
        <rect fill="#4349c4" height="24" rx="6" width="24" />
        <g fill="none" stroke="#fff" strokeLinejoin="round" strokeWidth="1.6">
          <path d="M7.5 5.5h6l3 3v10h-9z" />
          <path d="m9.8 13.2 1.7 1.7 3-3.4" strokeLinecap="round" />
        </g>
      </svg>
      <span>tokhai</span>
    </span>
  )
}

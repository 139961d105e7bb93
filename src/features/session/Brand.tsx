import './Brand.css'

/** The product's mark and name. */
export function Brand() {
  return (
    <span className="brand">
      <img alt="" className="brand-mark" height={24} src="/favicon.svg" width={24} />
      <span>tokhai</span>
    </span>
  )
}

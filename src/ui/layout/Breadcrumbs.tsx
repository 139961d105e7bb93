import { Link } from '../button/Link.tsx'
import { ChevronRightIcon } from '../icons/icons.tsx'
import './Breadcrumbs.css'

type BreadcrumbsProps = {
  /** What a screen reader calls them. */
  label: string
  /** The pages above this one, the highest first. */
  above: readonly { readonly label: string; readonly href: string }[]
  /** This page. */
  current: string
}

/** Where a page stands below others, each of which it leads back to. */
export function Breadcrumbs({ label, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="ui-breadcrumbs">
      <ol>
        {above.map((page) => (
          <li key={page.href}>
            <Link href={page.href}>{page.label}</Link>
            <ChevronRightIcon size={14} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useRouter,
  useSearch,
} from '@tanstack/react-router'
import * as v from 'valibot'
import type { DeclarationsPlace } from '../../../src/features/declarations/address.ts'
import { DeclarationsPanel } from '../../../src/features/declarations/DeclarationsPanel.tsx'

const address = v.object({
  declaration: v.optional(v.string()),
  copy: v.optional(v.string()),
  replace: v.optional(v.string()),
  change: v.optional(v.picklist(['yes', 'unfilled'])),
  company: v.optional(v.string()),
  certificates: v.optional(v.string()),
  settings: v.optional(v.string()),
})

const Panel = () => {
  const {
    declaration = null,
    copy = null,
    replace,
    change: asChange = null,
    company = null,
    certificates = null,
    settings,
  } = v.parse(address, useSearch({ strict: false }))
  const { history } = useRouter()
  const go = (search: string): void => history.push(`/${search}`)
  const change = (next: Partial<DeclarationsPlace>): void => {
    const place = {
      declaration,
      copy,
      replace: replace === 'yes',
      change: asChange,
      company,
      certificates,
      ...next,
    }
    const search = new URLSearchParams()
    if (place.declaration !== null) search.set('declaration', place.declaration)
    if (place.copy !== null) search.set('copy', place.copy)
    if (place.replace) search.set('replace', 'yes')
    if (place.change !== null) search.set('change', place.change)
    if (place.company !== null) search.set('company', place.company)
    if (place.certificates !== null) search.set('certificates', place.certificates)
    go(search.size > 0 ? `?${search}` : '')
  }
  if (settings === 'digital-signatures') return <p>digital signatures</p>
  return (
    <DeclarationsPanel
      onOpenSignatureSettings={() => go('?settings=digital-signatures')}
      onPlaceChange={change}
      onReopen={change}
      place={{
        page: 0,
        size: 10,
        search: '',
        sort: '',
        filters: {},
        declaration,
        copy,
        replace: replace === 'yes',
        change: asChange,
        company,
        certificates,
      }}
    />
  )
}

/** The declarations' panel whose open form is in the address, as in the application. */
export const panelAtAddress = (search: string) => {
  const history = createMemoryHistory({ initialEntries: [`/${search}`] })
  const router = createRouter({ routeTree: createRootRoute({ component: Panel }), history })
  return { node: <RouterProvider router={router} />, history }
}

import * as v from 'valibot'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import type { DeclarationListItem } from '../../src/api/contract/declarations.ts'
import { createApiClient } from '../../src/api/client.ts'
import { createPeer } from '../../src/api/peer.ts'
import { CurrentUserProvider } from '../../src/api/provider.tsx'
import { areaPages } from '../../src/app/inside/areas.ts'
import InsideApp from '../../src/app/inside/InsideApp.tsx'
import { stepTo } from '../../src/app/address/steps.ts'
import { createMemory } from '../../src/app/memory.ts'
import { Providers } from '../../src/app/Providers.tsx'
import type { AreaPage } from '../../src/area/area.ts'
import type { Scope, SessionUser } from '../../src/domain/session.ts'
import { SignOutProvider } from '../../src/features/session/signOut.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import { answered, pathOf, person, refused } from './sessionServer.ts'

/** A declaration as the list shows it. */
export const declaration = (id: string, status: string): DeclarationListItem => ({
  declaration_id: id,
  decl_form_no: `form ${id}`,
  register_date: '2026-11-05',
  decl_type: '1',
  is_corrected: false,
  noti_cd_tax: status,
  noti_nm_tax: '',
  reference: `TK-${id}`,
  pos_key: '',
  tr_cd_tax: '',
  confirm_until: '',
  explain_until: '',
})

export const listed = (declarations: readonly DeclarationListItem[], total = declarations.length) =>
  answered({ declarations, pagination: { page_number: 0, page_size: 10, total_elements: total, total_pages: 1 } })

interface Arrival {
  readonly path: string
  readonly scope?: Scope
  readonly hostname?: string
  readonly list?: () => Response
  readonly detail?: () => Response
  /** Without it the server knows no such call. */
  readonly counts?: () => Response
  readonly eDocumentCounts?: () => Response
  /** What a search over everything answers. */
  readonly found?: (text: string) => Response | Promise<Response>
  /** What the calls of notifications answer, by what comes after their path, and the body. */
  readonly notified?: (asked: string, body: string) => Response | Promise<Response>
  /** What every other call answers. */
  readonly others?: (asked: string) => Response
  /** Whether the server is one that knows the seeds alone. */
  readonly isSeedBackend?: boolean
  readonly maySignOut?: boolean
  /** Pages beside those of the product. */
  readonly pages?: readonly AreaPage[]
  /** What the profile says otherwise than the session. */
  readonly profile?: () => Partial<Pick<SessionUser, 'name' | 'profile_image'>>
  /** What the person is called and looks like, unless as every person of these tests. */
  readonly who?: Partial<Pick<SessionUser, 'name' | 'profile_image'>>
}

const searched = v.pipe(v.string(), v.parseJson(), v.object({ search_value: v.string() }))

/** The screens inside for a person who comes to a path. */
export const arrive = async ({
  path,
  scope = 'ADMIN',
  hostname = 'localhost',
  list = () => listed([]),
  detail = () => refused(404, 'record.absent'),
  counts = () => refused(404, 'record.absent'),
  eDocumentCounts = () => refused(404, 'record.absent'),
  found = () => answered({ groups: [] }),
  notified = () => refused(404, 'record.absent'),
  others = () => refused(404, 'record.absent'),
  isSeedBackend = false,
  maySignOut = true,
  pages = [],
  who = {},
  profile = () => ({}),
}: Arrival) => {
  await activateLocale('en')
  const history = createMemoryHistory({ initialEntries: [path] })
  const request: typeof fetch = async (input, init) => {
    const asked = pathOf(input)
    if (asked.startsWith('/notifications'))
      return notified(asked.slice('/notifications'.length), typeof init?.body === 'string' ? init.body : '')
    if (asked.startsWith('/settings/declarations?')) return list()
    if (asked.startsWith('/settings/declarations/')) return detail()
    if (asked === '/settings/declaration-counts') return counts()
    if (asked === '/settings/e-document-declaration-counts') return eDocumentCounts()
    if (asked === '/search') return found(v.parse(searched, init?.body).search_value)
    if (asked === '/settings/profile') {
      const { id, name, profile_image } = { ...person('p-1'), ...who, ...profile() }
      return answered({ id, name, profile_image, scope, email: 'lan@tokhai.example' })
    }
    return others(asked)
  }
  const api = createApiClient({
    fetch: request,
    awaitSession: () => Promise.resolve(false),
    peer: isSeedBackend ? { speaksContract: () => false, heard: () => {} } : createPeer(true),
  })
  let leaving = 0
  const signOut = maySignOut ? () => (leaving += 1) : null
  await render(
    <Providers api={api} navigate={(href) => stepTo(history, href)}>
      <CurrentUserProvider user={{ ...person('p-1'), scope, ...who }}>
        <SignOutProvider value={signOut}>
          <InsideApp history={history} hostname={hostname} memory={createMemory()} pages={[...areaPages, ...pages]} />
        </SignOutProvider>
      </CurrentUserProvider>
    </Providers>,
  )
  return { history, leaving: () => leaving }
}

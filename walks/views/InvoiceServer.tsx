import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { createApiClient } from '../../src/api/client.ts'
import type { AnswerOf, AnyCall } from '../../src/api/contract/call.ts'
import { invoiceHistory } from '../../src/api/contract/invoiceHistory.ts'
import { invoiceMatters } from '../../src/api/contract/invoiceMatters.ts'
import { listShops } from '../../src/api/contract/shops.ts'
import { ApiProvider, CurrentUserProvider } from '../../src/api/provider.tsx'
import { createQueryClient } from '../../src/api/queryClient.ts'
import type { SessionUser } from '../../src/domain/session.ts'
import { sampleInvoice } from '../flows/sampleInvoice.ts'

const answering = <Call extends AnyCall>(call: Call, data: AnswerOf<Call>) => ({
  isOf: new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  data,
})

/** What the form of an invoice asks for by itself. */
const answers = [
  answering(invoiceMatters.symbols, {
    symbols: [
      {
        temp_id: 't-1',
        layout_id: '1000000111',
        smbl_type: sampleInvoice.smbl_type,
        form_no: sampleInvoice.form_no,
        serial_no: sampleInvoice.serial_no,
        next_no: '13',
        last_date: '',
        problem: '',
        logo_img: '',
        bg_img: '',
      },
    ],
  }),
  answering(listShops, {
    shops: [],
    pagination: { page_number: 0, page_size: 100, total_elements: 0, total_pages: 0 },
  }),
  answering(invoiceHistory.timeline, { steps: [], earlier: null }),
]

/** It speaks the seeds alone, so that it keeps no unfinished forms: walks/views/formKeeping.tsx is about these. */
const client = createApiClient({
  fetch: (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://walk')
    const found = answers.find(({ isOf }) => isOf.test(pathname))
    if (found === undefined) throw new TypeError(`no walk asks for ${pathname}`)
    return Promise.resolve(Response.json({ status: { code: 200, message: '' }, data: found.data }))
  },
  awaitSession: () => Promise.resolve(false),
})

const user: SessionUser = {
  id: 'u-1',
  name: 'Nguyễn Thị Hòa',
  scope: 'ADMIN',
  exp: 0,
  profile_image: null,
  permissions: [],
}

/** What the form of an invoice reads, to somebody who may do everything. */
export const InvoiceServer = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <CurrentUserProvider user={user}>{children}</CurrentUserProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}

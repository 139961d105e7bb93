import { calls, reportTemplate, templateCalls } from '../../../src/api/contract/templates.ts'
import { imageLimits } from '../../../src/domain/image.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { Reply, Visitor } from '../../../tools/product/server/visitor.ts'
import { fileOf, png, pngBomb } from '../../images/pictures.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'

const logo = fileOf(await png())
const bytesOf = (size: number) => fileOf(Buffer.alloc(size))
const bomb = fileOf(pngBomb(5000, 5000, 1000))

let made = 0
/** A year and two letters that no other template of these tests has. */
const next = () => {
  made += 1
  const letters = String.fromCodePoint(65 + (Math.floor(made / 26) % 26), 65 + (made % 26))
  return { letters, year: 2040 + (made % 60) }
}

const contentOf = (kind: TemplateKind, changes: Readonly<Record<string, unknown>> = {}) => {
  const { letters, year } = next()
  const short = String(year).slice(2)
  const own =
    kind === 'invoice'
      ? { smbl_type: 'T', smbl_kind: 'C', form_no: '1', serial_no: `C${short}T${letters}`, temp_id: '1000000111' }
      : {
          smbl_type: 'CT',
          smbl_kind: 'E',
          form_no: '03/TNCN',
          serial_no: `CT${short}${letters}`,
          temp_id: 'CTPIT00000',
        }
  return { ...own, start_date: `${year}-01-01`, start_no: '1', pos_comp: [], ...changes }
}

const creating = (kind: TemplateKind, changes: Readonly<Record<string, unknown>> = {}, file: Blob = logo) => ({
  body: { payload: JSON.stringify({ ...contentOf(kind), bg_img: '', ...changes }), logo_img: file },
})

const testsOf = (kind: TemplateKind) => {
  const call = templateCalls[kind]
  const make = async ({ admin }: ContractServer) => {
    const content = contentOf(kind)
    const body = { payload: JSON.stringify({ ...content, bg_img: '' }), logo_img: logo }
    return { ...(await admin.get(call.create, { body })), content }
  }
  const changing = async (server: ContractServer, changes: Readonly<Record<string, unknown>> = {}, file?: Blob) => {
    const { id, version, content } = await make(server)
    const payload = JSON.stringify({ ...content, version, start_no: '2', ...changes })
    return { params: { id }, body: { payload, ...(file === undefined ? {} : { logo_img: file }) } }
  }
  const askCreate = (visitor: Visitor, changes?: Readonly<Record<string, unknown>>, file?: Blob): Promise<Reply> =>
    visitor.ask(call.create, creating(kind, changes, file))
  const askChange = async (server: ContractServer, changes?: Readonly<Record<string, unknown>>, file?: Blob) =>
    server.admin.ask(call.change, await changing(server, changes, file))
  /** A template in another status than 0. */
  const moved = async (server: ContractServer, status: string) => {
    const { id, version, content } = await make(server)
    const body = { payload: JSON.stringify({ ...content, version, status }) }
    const saved = await server.admin.get(call.change, { params: { id }, body })
    return { id, version: saved.version, content }
  }
  return { call, make, changing, askCreate, askChange, moved }
}

/** Somebody who has sent as many pictures as anybody may. */
const exhausted = onceFor(async (server) => {
  const visitor = server.visitorOf('SYS_ADMIN')
  for (let sent = 0; sent < 100; sent += 1)
    await visitor.ask(calls.createInvoiceTemplate, creating('invoice', {}, bytesOf(1)))
  return visitor
})

const createTests = (
  kind: TemplateKind,
): CallTests<{ create: (typeof templateCalls)['invoice']['create'] }>['create'] => {
  const {
    call: { create: call },
    askCreate,
  } = testsOf(kind)
  return {
    admits: 'administrators of a company',
    request: () => creating(kind),
    refusals: {
      'fields.invalid': ({ admin }) => askCreate(admin, { start_no: '0' }),
      async 'template.changed'({ admin }) {
        const id = newId()
        await askCreate(admin, { id })
        return askCreate(admin, { id, start_no: '3' })
      },
      'image.tooLarge': ({ admin }) => askCreate(admin, {}, bytesOf(imageLimits.logo + 1)),
      'image.notReadable': ({ admin }) => askCreate(admin, {}, bytesOf(10)),
      'image.tooManyPixels': ({ admin }) => askCreate(admin, {}, bomb),
      async 'request.tooMany'(server) {
        return (await exhausted(server)).ask(call, creating(kind))
      },
    },
    // A template of its own: serial numbers count within the company.
    toOtherCompany: {},
  }
}

const changeTests = (
  kind: TemplateKind,
): CallTests<{ change: (typeof templateCalls)['invoice']['change'] }>['change'] => {
  const {
    call: { change: call },
    changing,
    askChange,
    moved,
  } = testsOf(kind)
  return {
    admits: 'administrators of a company',
    request: (server) => changing(server),
    refusals: {
      async 'record.absent'(server) {
        const { body } = await changing(server)
        return server.admin.ask(call, { params: { id: 'unknown' }, body })
      },
      'fields.invalid': (server) => askChange(server, { start_no: '' }),
      'template.changed': (server) => askChange(server, { version: 'earlier' }),
      async 'template.stopped'(server) {
        const { id, version, content } = await moved(server, '2')
        return server.admin.ask(call, { params: { id }, body: { payload: JSON.stringify({ ...content, version }) } })
      },
      'image.tooLarge': (server) => askChange(server, {}, bytesOf(imageLimits.logo + 1)),
      'image.notReadable': (server) => askChange(server, {}, bytesOf(10)),
      'image.tooManyPixels': (server) => askChange(server, {}, bomb),
      async 'request.tooMany'(server) {
        const visitor = await exhausted(server)
        return visitor.ask(call, await changing(server, {}, logo))
      },
    },
    toOtherCompany: 'record.absent',
  }
}

const listTests = { admits: 'people of a company', refusals: {} } as const

const detailTests = (
  kind: TemplateKind,
): CallTests<{ detail: (typeof templateCalls)['invoice']['detail'] }>['detail'] => {
  const { call, make } = testsOf(kind)
  return {
    admits: 'people of a company',
    request: async (server) => ({ params: { id: (await make(server)).id } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(call.detail, { params: { id: 'unknown' } }) },
    toOtherCompany: 'record.absent',
  }
}

const deleteTests = (
  kind: TemplateKind,
): CallTests<{ delete: (typeof templateCalls)['invoice']['delete'] }>['delete'] => {
  const { call, make, moved } = testsOf(kind)
  return {
    admits: 'administrators of a company',
    request: async (server) => ({ body: { ids: [(await make(server)).id] } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(call.delete, { body: { ids: ['unknown'] } }),
      async 'template.notNew'(server) {
        return server.admin.ask(call.delete, { body: { ids: [(await moved(server, '1')).id] } })
      },
    },
    toOtherCompany: 'record.absent',
  }
}

export const tests: CallTests<typeof calls> = {
  listInvoiceTemplates: {
    ...listTests,
    request: () => ({ query: { sort_columns: 'serial_no:desc', search_value: 'sm' } }),
    toOtherCompany: { templates: [], pagination: { total_elements: 0 } },
  },
  invoiceTemplateDetail: detailTests('invoice'),
  createInvoiceTemplate: createTests('invoice'),
  changeInvoiceTemplate: changeTests('invoice'),
  deleteInvoiceTemplates: deleteTests('invoice'),
  listDocumentTemplates: {
    ...listTests,
    // Both companies have templates of e-documents under the same serial number.
    request: () => ({ query: { search_value: 'nothing of the kind' } }),
    toOtherCompany: { templates: [], pagination: { total_elements: 0 } },
  },
  documentTemplateDetail: detailTests('document'),
  createDocumentTemplate: createTests('document'),
  changeDocumentTemplate: changeTests('document'),
  deleteDocumentTemplates: deleteTests('document'),
  reportTemplate: {
    admits: 'people of a company',
    request: async (server) => ({ params: { id: (await testsOf('document').make(server)).id } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(reportTemplate, { params: { id: 'unknown' } }),
      async 'request.tooMany'(server) {
        const { id } = await testsOf('document').make(server)
        // More than wait for the printer, all before the first is drawn.
        const replies = await Promise.all(
          Array.from({ length: 130 }, () => server.admin.ask(reportTemplate, { params: { id } })),
        )
        return replies.find(({ status }) => status === 429) ?? server.admin.ask(reportTemplate, { params: { id } })
      },
    },
    toOtherCompany: 'record.absent',
  },
}

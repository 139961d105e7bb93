import * as v from 'valibot'
import { contract } from '../../../src/api/contract/contract.ts'
import { templateCalls, type TemplateRow } from '../../../src/api/contract/templates.ts'
import { codeGroupSchema } from '../../../src/domain/codeList.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { TemplatesPanel } from '../../../src/features/templates/TemplatesPanel.tsx'
import { TodayProvider } from '../../../src/features/templates/today.ts'
import { RoutedAtPlace } from './AtPlace.tsx'
import { createFakeServer } from './fakeServer.ts'

interface Props {
  readonly kind: TemplateKind
  readonly today: string
}

/** The panel of templates with its place, as the address keeps it, on a day. */
export const TemplatesAtPlace = ({ kind, today }: Props) => (
  <TodayProvider value={today}>
    <RoutedAtPlace>{() => <TemplatesPanel kind={kind} />}</RoutedAtPlace>
  </TodayProvider>
)

export const templateRow = (id: string, changes: Partial<TemplateRow> = {}): TemplateRow => ({
  id,
  temp_id: '1000000111',
  smbl_type: 'T',
  smbl_kind: 'C',
  form_no: '1',
  serial_no: `C26T${id.toUpperCase()}`,
  start_no: '1',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  status: '0',
  ...changes,
})

/** A server with these templates, and the years that have one. */
export const serverWithTemplates = (
  kind: TemplateKind,
  templates: readonly TemplateRow[],
  years: readonly string[],
) => {
  const server = createFakeServer()
  server.answerBy(contract.codeList, ({ url }) => codeItems(v.parse(codeGroupSchema, url.pathname.split('/').at(-1))))
  server.answerBy(templateCalls[kind].list, () => ({
    templates: [...templates],
    years: [...years],
    pagination: { page_number: 0, page_size: 10, total_elements: templates.length, total_pages: 1 },
  }))
  return server
}

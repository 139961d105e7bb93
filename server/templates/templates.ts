import type { TemplateRow } from '../../src/api/contract/templates.ts'
import type { TemplateKind } from '../../src/domain/templates/codes.ts'
import type { Page, PageRequest } from '../store/page.ts'

/** A template as it is kept; its POS are kept with their shops. */
export interface Template extends TemplateRow {
  readonly companyId: string
  readonly kind: TemplateKind
  /** Names of pictures; the background may be empty. */
  readonly logo_img: string
  readonly bg_img: string
  /** Names what the template says (decision 0045). */
  readonly version: string
}

/** A template under whose symbol documents of a day are made. */
export type TemplateInUse = Pick<
  Template,
  | 'id'
  | 'temp_id'
  | 'smbl_type'
  | 'smbl_kind'
  | 'form_no'
  | 'serial_no'
  | 'start_no'
  | 'start_date'
  | 'logo_img'
  | 'bg_img'
>

/** What prints under a template's symbol look like: its layout, and the names of its pictures, empty where it has none. */
export type TemplateLook = Pick<Template, 'temp_id' | 'logo_img' | 'bg_img'>

export interface TemplateRepositories {
  readonly templates: Templates
}

/** Templates of companies; every call sees one company's alone. */
export interface Templates {
  /** `words` are folded and must all be found (src/domain/text.ts `searchWords`); none finds everything. */
  readonly page: (
    companyId: string,
    kind: TemplateKind,
    words: readonly string[],
    page: PageRequest,
  ) => Promise<Page<TemplateRow>>
  /** Years in which a template that is not stopped begins. */
  readonly years: (companyId: string, kind: TemplateKind) => Promise<readonly string[]>
  /** Null finds one of any kind: ids are the company's, whatever the kind. */
  readonly byId: (companyId: string, kind: TemplateKind | null, id: string) => Promise<Template | null>
  /** Those of these ids that there are. */
  readonly named: (companyId: string, kind: TemplateKind, ids: readonly string[]) => Promise<readonly TemplateRow[]>
  /** Whether another template of the company than `id` has the serial number under this form number. */
  readonly isSerialTaken: (companyId: string, formNumber: string, serial: string, id: string) => Promise<boolean>
  /** Those in use whose days have a day, `YYYY-MM-DD`, among them, by symbol; at most 100. */
  readonly inUseOn: (companyId: string, kind: TemplateKind, day: string) => Promise<readonly TemplateInUse[]>
  /** The one whose symbol it is, whatever its status; null where the company has none. */
  readonly bySymbol: (companyId: string, formNumber: string, symbol: string) => Promise<TemplateLook | null>
  readonly insert: (template: Template) => Promise<void>
  /** Writes what of a template has changed. */
  readonly change: (before: Template, after: Template) => Promise<void>
  readonly delete: (companyId: string, ids: readonly string[]) => Promise<void>
}

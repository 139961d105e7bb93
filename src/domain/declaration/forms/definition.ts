import type { CodeGroup } from '../../codeList.ts'
import type { EInvoiceText, HeaderName } from '../fields.ts'
import type { FlagGroup } from '../flags.ts'
import type { eDocumentFlags } from '../flagTables/eDocument.ts'
import type { eInvoiceFlags } from '../flagTables/eInvoice.ts'
import type { OrganisationList } from '../organisations.ts'
import type { VersionCutOff, WrittenVersions, XmlVersion } from '../versions.ts'

/** Names a form in code. */
export type FormKey = 'eInvoice' | 'eDocument'

/** Names of the texts that a form has. */
export interface TextsOfForm {
  readonly eInvoice: EInvoiceText
  readonly eDocument: HeaderName
}

/** Names of its usage flags. */
export interface FlagsOfForm {
  readonly eInvoice: keyof typeof eInvoiceFlags
  readonly eDocument: keyof typeof eDocumentFlags
}

/** Lists of organisations that a form carries beside its certificates. */
export interface ListsOfForm {
  readonly eInvoice: OrganisationList
  readonly eDocument: never
}

/**
 * A declaration form as data: which of the fields it has, and what differs from form to form. Rules, content, defaults, XML and print are made
 * from it; where its XML elements stand is `layouts/layouts.ts`, what its print says `print/print.ts`.
 */
export interface DeclarationForm<Key extends FormKey = FormKey> extends WrittenVersions, VersionCutOff {
  readonly key: Key
  /** MSo. */
  readonly number: string
  readonly texts: readonly TextsOfForm[Key][]
  /** The groups of its usage flags, in the order of the printed form. */
  readonly groups: readonly FlagGroup[]
  readonly flags: readonly FlagsOfForm[Key][]
  readonly organisationLists: readonly ListsOfForm[Key][]
  /** The code lists that the form takes its name and its number from. */
  readonly codeGroups: { readonly names: CodeGroup; readonly numbers: CodeGroup }
  /**
   * The XML versions in which it names the legal representative, who has to confirm it on eTax Mobile once it is sent
   * (docs/decisions/0368).
   */
  readonly confirmedVersions: readonly XmlVersion[]
  /** Whether a draft that is viewed can be edited; of the other forms a draft is copied (seed 000 §4, seed 002 §4.1). */
  readonly editsDrafts: boolean
  /** What is not previewed once it exists (seed 000 §2, seed 002 §2.7). */
  readonly notPreviewed: 'drafts' | 'turnedDown'
  /** When its status banner is shown: always, or viewed and no draft (seed 000 §2, seed 002 §2.7). */
  readonly statusBanner: 'always' | 'viewedAndFiled'
  /** What a printed PDF is called: by number, company and day, or as seed 002 §2.9 has it. */
  readonly printName: 'described' | 'declaration.pdf'
  /** Whether no element of its XML may be left out, whatever other forms allow. */
  readonly needsEveryElement: boolean
}

import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { buildDeclarationXml } from '../../../src/domain/declaration/layouts/build.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { generate, type Writing } from '../../documents/generate.ts'
import type { GeneratedDocument } from '../../documents/generated.ts'
import { prepareFilingFor, type Edition } from './drafts.ts'
import { keptDeclarations } from './kind.ts'
import type { Prepared } from './prepare.ts'
import type { GenerateRefusal } from './refusals.ts'
import type { Store } from './store/repositories.ts'

/** How a declaration is written: `signId` is DLTKhai/@Id. */
export const writingOf = (form: DeclarationForm, { values, content }: Prepared): Writing => ({
  xmlWith: (signId) => buildDeclarationXml(form, values, signId),
  taxCode: content.sllr_tax_code,
  version: content.xml_vs,
})

/** Saves the declaration and writes its XML. */
export const generateXml = async (
  store: Store,
  clock: Clock,
  member: Member,
  { form, content, version, unfinished }: Edition,
): Promise<Result<GeneratedDocument, GenerateRefusal>> => {
  const prepared = await prepareFilingFor(store, clock, member.companyId, { form, content })
  if (!prepared.ok) return prepared
  const edition = { content: prepared.value.content, version, unfinished }
  return generate(keptDeclarations, store, clock, member, edition, writingOf(form, prepared.value))
}

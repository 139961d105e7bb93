import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import { formOfCollection } from '../../../src/api/contract/declarationForms.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import type { RunDocuments } from '../../issueRuns/row.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import { declarationOfForm } from './content.ts'
import { generateXml } from './generate.ts'
import { registerDeclaration, type RegisterParts } from './register.ts'
import type { Repositories } from './store/repositories.ts'

/** What a run does with declarations of a collection: what generating and registering do for a page. */
export const runDocuments = (
  parts: Omit<RegisterParts, 'store'>,
  key: CollectionKey,
): RunDocuments<Repositories & RunRepositories> => {
  const form = formOfCollection[key]
  const { generateXml: generating, send: sending } = declarationFilings[key]
  return {
    collection: key,
    access: { generate: generating.access, send: sending.access },
    async generate(store, member, { documentId, version }) {
      const found = await declarationOfForm(store, form, member.companyId, documentId)
      if (found === null) return fail({ reason: 'record.absent' })
      if (found.contentHash !== version) return fail({ reason: 'declaration.changed' })
      const { content } = found
      const made = await generateXml(store, parts.clock, member, { form, content, version, unfinished: null })
      if (!made.ok) return made
      const { reqKey, xml, signId } = made.value
      return succeed({ reqKey, xml, signId, layout: declarationSignature })
    },
    async versionOf({ declarations }, companyId, documentId) {
      return (await declarations.head(companyId, documentId))?.contentHash ?? ''
    },
    send: (store, member, signed) => registerDeclaration({ ...parts, store }, member, { form, ...signed }),
  }
}

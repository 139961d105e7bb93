import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Member } from '../../companies/member.ts'
import { send, type SendParts } from '../../documents/send.ts'
import type { SignedHead } from '../../documents/signedDocuments.ts'
import { formOfHead } from './content.ts'
import { keptDeclarations } from './kind.ts'
import type { RegisterRefusal } from './refusals.ts'
import type { Repositories } from './store/repositories.ts'

export type RegisterParts = SendParts<Repositories>

/** Registers signed XML of a declaration of the form. */
export const registerDeclaration = (
  parts: RegisterParts,
  member: Member,
  { form, ...signed }: { readonly form: DeclarationForm; readonly reqKey: string; readonly signedXml: string },
): Promise<Result<SignedHead, RegisterRefusal>> =>
  send(keptDeclarations, parts, member, { ...signed, isOfCollection: (head) => formOfHead(head) === form })

import { isAdmitted } from '../../../api/contract/call.ts'
import { formOfCollection } from '../../../api/contract/declarationForms.ts'
import {
  collectionKeys,
  declarationCollections,
  type CollectionKey,
} from '../../../api/contract/declarationCollection.ts'
import type { PermissionHolder } from '../../../domain/session.ts'

/** The collections whose declarations may have named a certificate: the signed one, otherwise all that somebody reads, each form once. */
export const acceptanceCollections = (
  signed: CollectionKey | null,
  holder: PermissionHolder,
): readonly CollectionKey[] => {
  if (signed !== null) return [signed]
  const read = collectionKeys.filter((key) => isAdmitted(declarationCollections[key].readers, holder))
  const formOf = (key: CollectionKey) => formOfCollection[key]
  return read.filter((key, at) => read.findIndex((other) => formOf(other) === formOf(key)) === at)
}

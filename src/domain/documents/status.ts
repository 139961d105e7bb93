/** Where a document is on its way: begun and not sent, waiting for the authority, turned down so that it may be corrected, or accepted. */
export const documentStages = ['draft', 'waiting', 'turnedDown', 'accepted'] as const
export type DocumentStage = (typeof documentStages)[number]

/** Whether what is kept may be edited: what was turned down; a draft where its kind edits drafts in place. Null is none that is kept. */
export const mayBeEdited = (stage: DocumentStage | null, { editsDrafts }: { readonly editsDrafts: boolean }): boolean =>
  stage === 'turnedDown' || (stage === 'draft' && editsDrafts)

interface StatusMeaning<Shown extends string> {
  readonly shown: Shown
  readonly stage: DocumentStage
}

/** The statuses of a kind of document: as what each is shown, and where the document then is. */
export type StatusTable<Status extends string, Shown extends string> = Readonly<Record<Status, StatusMeaning<Shown>>>

/** The statuses in which the server lets what is kept be written: drafts, and what was turned down. */
export const editableStatuses = <Status extends string>(
  table: Readonly<Record<Status, { readonly stage: DocumentStage }>>,
  statuses: readonly Status[],
): readonly Status[] => statuses.filter((status) => mayBeEdited(table[status].stage, { editsDrafts: true }))

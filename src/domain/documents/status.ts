/** Where a document is on its way: begun and not sent, waiting for the authority, turned down so that it may be corrected, or accepted. */
export type DocumentStage = 'draft' | 'waiting' | 'turnedDown' | 'accepted'

interface StatusMeaning<Shown extends string> {
  readonly shown: Shown
  readonly stage: DocumentStage
}

/** The statuses of a kind of document: as what each is shown, and where the document then is. */
export type StatusTable<Status extends string, Shown extends string> = Readonly<Record<Status, StatusMeaning<Shown>>>

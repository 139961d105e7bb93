/** A document that the authority has accepted, and what it grants the company. */
export interface Accepted {
  readonly companyId: string
  /** Number of its form, such as 01/ĐKTĐ-HĐĐT. */
  readonly form: string
  /** Id of the document within its kind. */
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly acceptedAt: string
  readonly reference: string
  /** Its register date, `yyyy-MM-dd`. */
  readonly day: string
  /** Names of the boxes that are ticked in it, as its body names them. */
  readonly usages: readonly string[]
  /** Serial numbers of the certificates that it declares and does not stop. */
  readonly serialNumbers: readonly string[]
  /** MCCQT of the acceptance, by which invoices from a cash register are numbered; empty while none was given. */
  readonly cashRegisterCode: string
}

/** What the authority has accepted of companies: whoever declares writes it, and whatever depends on it asks here (decision 0464). */
export interface InForce {
  /** Notes an acceptance; once more of the same document is nothing new. */
  readonly put: (accepted: Accepted) => Promise<void>
  /** What is in force of a form: what was accepted last, whatever its register date; null where nothing is. */
  readonly latest: (companyId: string, form: string) => Promise<Accepted | null>
  /** The latest acceptance of one document; null where it was not accepted. */
  readonly ofDocument: (companyId: string, form: string, id: string) => Promise<Accepted | null>
}

export interface InForceRepositories {
  readonly inForce: InForce
}

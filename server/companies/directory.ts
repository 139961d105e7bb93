/** A company as whoever runs the server sees it. */
export interface KnownCompany {
  readonly id: string
  readonly name: string
  readonly taxCode: string
  /** Accounts, and those of them that may sign in. */
  readonly accounts: number
  readonly activeAccounts: number
}

/** All companies: for whoever runs the server, and for no call. */
export interface CompanyDirectory {
  readonly all: () => Promise<readonly KnownCompany[]>
  /** Nobody of the company may sign in from now on, and its sessions end; answers how many accounts that concerned. */
  readonly close: (companyId: string, at: string) => Promise<number>
}

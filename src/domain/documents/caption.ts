/** A caption of a form, with its English as it is usual beside the Vietnamese; empty where there is none. */
export interface Caption {
  readonly vi: string
  readonly en: string
}

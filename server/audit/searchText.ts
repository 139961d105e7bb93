import { searchText } from '../store/matching.ts'

/** What an entry is found by beside who made it: its action and its details, which stand as JSON, without diacritics and case. */
export const auditSearchText = (action: string, detail: string): string => searchText([action, detail])

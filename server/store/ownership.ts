/**
 * Tables whose rows belong to one company each. The company stands in each of their keys and references, and every statement names it, so
 * that PostgreSQL can be distributed by company (decision 0203).
 */
export const companyTables = [
  'certificates',
  'declarations',
  'declaration_contents',
  'declaration_events',
  'declaration_tallies',
  'submissions',
  'registrations',
  'audit',
] as const

/**
 * Tables of the server as a whole: who may sign in is known before a company is, messages are found by what the authority answers, and
 * the simulator is another party that happens to keep its books here.
 */
export const serverTables = [
  'companies',
  'accounts',
  'sessions',
  'previews',
  'used_nonces',
  'sign_in_failures',
  'server_secrets',
  'outbox',
  'authority_messages',
  'simulator_messages',
  'simulator_answers',
  'simulator_registrations',
] as const

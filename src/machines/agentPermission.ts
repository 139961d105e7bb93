/** What the browser says of reaching programs on this computer. */
export type AgentPermission = 'granted' | 'toBeAsked' | 'denied' | 'unknown'

/** Guards of every flow that asks for it. */
export const permissionGuards = {
  isDenied: (_: unknown, { permission }: { permission: AgentPermission }) => permission === 'denied',
  isToBeAsked: (_: unknown, { permission }: { permission: AgentPermission }) => permission === 'toBeAsked',
}

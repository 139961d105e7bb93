/** What the browser says of reaching programs on this computer. */
export const agentPermissions = ['granted', 'toBeAsked', 'denied', 'unknown'] as const
export type AgentPermission = (typeof agentPermissions)[number]

/** Guards of every flow that asks for it. */
export const permissionGuards = {
  isDenied: (_: unknown, { permission }: { permission: AgentPermission }) => permission === 'denied',
  isToBeAsked: (_: unknown, { permission }: { permission: AgentPermission }) => permission === 'toBeAsked',
}

/** Opens the check of all that signing needs, over a step that has stopped. */
export const readinessButton = 'Check signing readiness'

import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/tokenRegistration.tsx'

walkPaths(walk)

import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/session.tsx'

walkPaths(walk)

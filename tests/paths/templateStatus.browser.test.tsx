import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/templateStatus.tsx'

walkPaths(walk)

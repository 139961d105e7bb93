import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/remoteSigning.tsx'

walkPaths(walk)

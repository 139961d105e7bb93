import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/certificateArchive.tsx'

walkPaths(walk)

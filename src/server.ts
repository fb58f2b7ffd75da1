import { reportProcessCommand } from './report-processes/messages.ts';
import { fileProcessCommand } from './workers/files/file-tasks.ts';

const [command, parameter = ''] = process.argv.slice(2);

// The server starts itself for each uploaded file, and for forms of the report channel. What the site needs is not loaded there.
if (command === fileProcessCommand) {
  const { runFileProcess } = await import('./workers/files/file-process.ts');
  await runFileProcess(parameter === 'asset' ? 'asset' : 'attachment');
} else if (command === reportProcessCommand) {
  const { runReportProcess } = await import('./report-process-main.ts');
  runReportProcess(parameter);
} else {
  const { runCommandLine } = await import('./command-line.ts');
  await runCommandLine();
}

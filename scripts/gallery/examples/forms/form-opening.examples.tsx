import { FormOpening } from '../../../../src/ui/forms/form-opening.tsx';
import type { Examples } from '../../examples.ts';

const words = { summaryTitle: 'Not sent', required: 'Fields marked * are required.', leaveEmpty: 'Leave this empty' };
const form = { token: '', challenge: '', formKey: 'a', noticeVersion: 'b', idOf: (field: string) => field, words };

export const examples = {
  FormOpening: {
    new: <FormOpening {...form} errors={[]} />,
    refused: <FormOpening {...form} errors={[{ field: 'name', text: 'Name is required' }]} />,
  },
} satisfies Examples;

import { z } from 'zod';
import { formAnswers, formProof, formRefusal } from '../form-refusal.ts';
import { operation } from '../operation.ts';

export const submitOperation = operation({
  tag: 'BAIK',
  summary:
    'Makes a report, as multipart, urlencoded or JSON; a multipart form may carry up to ten files as "attachments". ' +
    '"anonymous=1" asks for no contact. Of each file a safe copy is made from what can be seen, and only the copy is stored, ' +
    'unless "files" is "original", or "file-" with the key of a file',
  body: z.object({
    name: z.string().optional(),
    contact: z.string().optional(),
    anonymous: z.literal('1').optional(),
    category: z.string().optional(),
    report: z.string(),
    language: z.enum(['id', 'en']).optional(),
    files: z.enum(['copy', 'original']).optional(),
    drafts: z.string().optional(),
    ...formProof,
  }),
  answers: {
    200: {
      description:
        'The report is stored encrypted; the receipt, returned only here as 18 characters and as ten words, opens its mailbox',
      schema: z.object({
        success: z.literal(true),
        message: z.string(),
        receipt: z.string(),
        receipt_words: z.string(),
        token: z.string(),
      }),
    },
    400: {
      description:
        'Invalid field, a file of which no safe copy can be made, or a token that is forged, too old or used up; the message is in ' +
        'the language of the form',
      schema: formRefusal,
    },
    ...formAnswers,
    408: { description: 'It arrived too slowly', schema: formRefusal },
    500: { description: 'The report could not be stored', schema: formRefusal },
    503: { description: 'The channel is closed, because it has no recipients', schema: formRefusal },
  },
});

export const copyOperation = operation({
  tag: 'BAIK',
  summary: 'Makes safe copies of the files of an unfinished report, and stores both encrypted for six hours',
  answers: {
    200: {
      description:
        'The key of the files, to be sent with the report as "drafts", with what their copies are, or why there is none, and the address of each copy',
      schema: z.object({
        success: z.literal(true),
        draft: z.string(),
        files: z.array(
          z.object({
            key: z.string(),
            filename: z.string(),
            size: z.number(),
            text: z.string(),
            preview: z.string().nullable(),
            choice: z.enum(['', 'copy', 'original']),
          }),
        ),
      }),
    },
    400: { description: 'Invalid file', schema: formRefusal },
    413: { description: 'The form is too large', schema: formRefusal },
    429: { description: 'The channel is busy', schema: formRefusal },
    503: { description: 'The channel is closed', schema: formRefusal },
  },
});

export const previewOperation = operation({
  tag: 'BAIK',
  summary: 'Shows the safe copy of a file of an unfinished report, for the holder of its key',
  answers: {
    200: { description: 'A page with the pictures of the copy' },
    404: { description: 'There is no such copy any more, or the key is wrong', schema: formRefusal },
  },
});

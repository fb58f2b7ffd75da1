import { Button, LinkButton, MoreLink, OutlineLink, TextLink } from '../../../../src/ui/text/button.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Button: {
    default: <Button>Send message</Button>,
    light: { ground: 'dark', element: <Button variant="light">Send message</Button> },
    outline: <Button variant="outline">Cancel</Button>,
    icon: <Button icon="arrow-right">Continue</Button>,
    'long text': <Button>Accept the privacy policy and send the message to the corporate secretary</Button>,
    Indonesian: { language: 'id', element: <Button>Kirim pesan</Button> },
  },
  LinkButton: {
    default: <LinkButton href="/en/contact">Contact us</LinkButton>,
    light: {
      ground: 'dark',
      element: (
        <LinkButton href="/en/contact" variant="light">
          Contact us
        </LinkButton>
      ),
    },
    outline: (
      <LinkButton href="/en/contact" variant="outline">
        Contact us
      </LinkButton>
    ),
    'new tab': (
      <LinkButton href="https://www.example.com/" newTab="opens in a new tab">
        Follow us
      </LinkButton>
    ),
    download: (
      <LinkButton download href="/static/report.pdf" icon="download">
        Annual report
      </LinkButton>
    ),
    'without icon': (
      <LinkButton href="/en" icon={null}>
        Try again
      </LinkButton>
    ),
    Indonesian: { language: 'id', element: <LinkButton href="/id/kontak">Hubungi kami</LinkButton> },
  },
  OutlineLink: {
    default: <OutlineLink href="/en/news">Back to the news</OutlineLink>,
  },
  TextLink: {
    default: <TextLink href="/en/news">All news</TextLink>,
  },
  MoreLink: {
    default: <MoreLink href="/en/news">All news</MoreLink>,
    'on dark ground': { ground: 'dark', element: <MoreLink href="/en/news">All news</MoreLink> },
    Indonesian: { language: 'id', element: <MoreLink href="/id/berita">Semua berita</MoreLink> },
  },
} satisfies Examples;
